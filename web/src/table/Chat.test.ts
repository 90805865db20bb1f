import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
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
