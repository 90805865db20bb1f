// Made by `npm run texts` from the .ftl files.

export type MessageId =
  | 'app-name';
