import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { phrase } from '../i18n';
import Chat from './Chat.svelte';
import { TableScreen } from './table.svelte';

test('whoever has no seat chats as one who watches, whatever they call themselves', () => {
  const table = new TableScreen('fern');
  const line = (number: number, seat: number | null) => ({ number, seat, at_ms: 0, name: 'Ann', text: 'hello' });
  table.talk = [line(1, 0), line(2, null)];
  render(Chat, { table });
  const [seated, watching] = screen.getAllByRole('listitem');
  expect(seated!.textContent).not.toContain('watching');
  expect(watching!.textContent).toContain('watching');
});

test('the help names the options of the game, or nothing where it has none', () => {
  const help = (count: number, options: string) => phrase({ id: 'chat-help', args: { count, options } })!.split('\n');
  expect(help(2, 'duel, expert')).toContain('/option NAME on, off or auto – set an option: duel, expert');
  expect(help(0, '').filter((line) => line.startsWith('/option'))).toEqual(['/option start NAME – who begins']);
  expect(phrase({ id: 'chat-options', args: { count: 0, options: '' } })).toBe('Options: this game has none');
});
