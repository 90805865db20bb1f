import { root } from './root';
import type {
  DeviceLink, Failed, GameInfo, History, Me, MyTable, NewTable, PastDecision, PlayOnFrom, ReviewedRound, TableMade,
} from './types';

/** Why a request was not carried out; `code` is a message id. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule = '',
  ) {
    super(text);
  }
}

async function ask<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(new URL(`api/${path}`, root), {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  }).catch(() => {
    throw new Failure('offline', 'no connection');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const failed = answer as Partial<Failed> | null;
  throw new Failure(failed?.code ?? `http-${response.status}`, failed?.text ?? response.statusText, failed?.rule);
}

export const me = () => ask<Me>('GET', 'me');
export const rename = (name: string) => ask<Me>('PUT', 'me', { name });
export const games = () => ask<GameInfo[]>('GET', 'games');
export const openTable = (table: NewTable) => ask<TableMade>('POST', 'tables', table);
export const myTables = () => ask<MyTable[]>('GET', 'me/tables');
export const deviceLink = (table: string | null) => ask<DeviceLink>('POST', 'device-link', { table });
export const useDeviceLink = (token: string) => ask<Me>('POST', 'device', { token });
export const history = (table: string, before: number | null) =>
  ask<History>('GET', `tables/${table}/history${before === null ? '' : `?before=${before}`}`);
export const reviewOf = (record: string) => ask<ReviewedRound>('GET', `records/${record}/review`);
export const pastDecision = (record: string, step: number) =>
  ask<PastDecision>('GET', `records/${record}/positions/${step}`);
export const playOn = (record: string, from: PlayOnFrom) => ask<TableMade>('POST', `records/${record}/play-on`, from);
export const recordAddress = (table: string, record: string) =>
  new URL(`api/tables/${table}/records/${record}?download`, root).href;
export const qrAddress = (table: string) => new URL(`api/tables/${table}/qr.svg`, root).href;
