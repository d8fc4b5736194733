/** What is asked of the brief alone. */
import type { PostId } from './formModel.ts';

/** What may be asked in the form. None of them ever throws. */
export interface EditAsks {
  note(text: string): void;
  famous(id: string): void;
  region(id: string): void;
  mode(id: string): void;
  rules(id: string): void;
  from(id: string): void;
  by(id: string): void;
  players(id: string): void;
  leading(alliance: string, player: string): void;
  fellowship(): void;
  saruman(): void;
  exchange(): void;
  clear(): void;
  dropAside(): void;
  figure(post: PostId, nation: string, type: string, by: 1 | -1): void;
  character(post: PostId, id: string): void;
  event(post: PostId, id: string): void;
  hold(post: PostId, id: string): void;
  sweep(part: 'who' | 'what', id: string): void;
}
