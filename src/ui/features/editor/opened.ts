/** The editor with its words: they are there before anything is shown. */
import { speakFully } from '../../../i18n/language.ts';
// Its words are learnt before they are spoken.
import '../../../i18n/editorWords.ts';
import type { FunctionComponent } from 'preact';
import type { EditorRoomProps } from './editorGate.tsx';

/** The editor as a part of the page. */
export async function openEditor(): Promise<FunctionComponent<EditorRoomProps>> {
  await speakFully();
  const { EditorRoom } = await import('./editorRoom.tsx');
  return EditorRoom;
}
