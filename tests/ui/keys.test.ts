// Keys: each stands for one thing, may be laid for another, and what is kept is never trusted.
import { signal } from '@preact/signals';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { commandsOf, whyNotNow } from '../../src/ui/shell/commands.ts';
import { bindingsOf, lay, strokeOf } from '../../src/ui/input/bindings.ts';
import { keyWords } from '../../src/ui/prompts/keyWords.ts';
import { isReserved, readKeys, type KeptKeys } from '../../src/ui/input/keptKeys.ts';
import { boardKeyLines, keyNames, keysAt } from '../../src/ui/features/keyBindings/choosing.ts';
import { listenToHeld } from '../../src/ui/input/heldKeys.ts';
import { FIXED } from '../../src/ui/input/strokes.ts';
import { USUAL, type Stroke } from '../../src/ui/input/usualKeys.ts';
import { USUAL as SETTINGS } from '../../src/ui/features/settings/settings.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { followKeyboard } from '../../src/ui/input/anyKeyboard.ts';
import { nameKeys, keyFor, NO_KEYS, tellKeys } from '../../src/i18n/keyed.ts';
import { HANDOVER, TABLE } from '../../src/i18n/words.ts';
import { spokenKeys } from '../../src/ui/prompts/spokenKeys.ts';

function press(key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  const plain = { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  return { ...plain, ...more } as KeyboardEvent;
}

test('as they come, no key stands for two things, and none is one that the page needs', () => {
  const all = Object.values(USUAL).flat();
  expect(all).toHaveLength(new Set(all).size);
  expect(all.filter(isReserved)).toEqual([]);
  expect(all.filter((one) => one in FIXED)).toEqual([]);
});

test('a key that is laid stands for the new deed only, and the old deed loses it', () => {
  const kept = lay({}, 'end-step', 'e', 'n');
  expect(strokeOf(press('n'), bindingsOf(kept))).toBe('end-step');
  expect(strokeOf(press('e'), bindingsOf(kept))).toBeNull();
  expect(bindingsOf(kept)['next-unit']).toEqual([]);
  const all = Object.values(bindingsOf(kept)).flat();
  expect(all).toHaveLength(new Set(all).size);
});

test('a command that comes without a key can have one', () => {
  expect(strokeOf(press('y'), bindingsOf(lay({}, 'settings', null, 'y')))).toBe('settings');
});

test('what is kept is read as keys or not at all', () => {
  expect(readKeys('n')).toBeNull();
  expect(readKeys([1])).toBeNull();
  expect(readKeys({ 'end-step': ['x'], nonsense: ['y'], help: [3], undo: ['escape'] })).toEqual({
    'end-step': ['x'],
  });
  expect(readKeys({ 'end-step': ['x'], 'next-unit': ['x', 'n'] })).toEqual({
    'end-step': ['x'],
    'next-unit': ['n'],
  });
});

test('a key that was laid before its command was renamed still stands for it', () => {
  const kept = readKeys({ fan: ['j'] })!;
  expect(kept).toEqual({ 'spread-stack': ['j'] });
  expect(strokeOf(press('j'), bindingsOf(kept))).toBe('spread-stack');
});

test('keys are named as they stand on the keyboard', () => {
  expect(['n', 'shift+n', 'ctrl+z', '+', 'home', 'ctrl+shift+z'].map(keyWords)).toEqual([
    'N',
    'Shift+N',
    'Ctrl+Z',
    '+',
    'Home',
    'Ctrl+Shift+Z',
  ]);
});

describe('choosing', () => {
  function choosing(): Readonly<{ kept: { value: KeptKeys }; keys: ReturnType<typeof keysAt> }> {
    const kept = signal<KeptKeys>({});
    return { kept, keys: keysAt(kept, (laid) => (kept.value = laid)) };
  }

  test('a free key is laid at once', () => {
    const { kept, keys } = choosing();
    expect(keys.press(press('y'))).toBe(false);
    keys.choose({ id: 'describe', old: 'd' });
    expect(keys.press(press('y'))).toBe(true);
    expect(kept.value).toEqual({ describe: ['y'] });
    expect(keys.told.value).toContain('Y');
    expect(keys.choosing.value).toBeNull();
  });

  test('a key that is taken says by what, and is taken from there when it is pressed again', () => {
    const { kept, keys } = choosing();
    keys.choose({ id: 'describe', old: 'd' });
    keys.press(press('n'));
    expect(keys.told.value).toContain('already used for Choose the next piece');
    expect(kept.value).toEqual({});
    keys.press(press('n'));
    expect(strokeOf(press('n'), bindingsOf(kept.value))).toBe('describe');
  });

  test('Space, Tab and the keys of the browser are not to be had; Escape leaves everything as it was', () => {
    const { kept, keys } = choosing();
    keys.choose({ id: 'end-step', old: 'e' });
    for (const key of [press(' '), press('t', { ctrlKey: true }), press('F5'), press('Enter')]) {
      expect(keys.press(key)).toBe(true);
      expect(kept.value).toEqual({});
    }
    keys.press(press('Escape'));
    expect(keys.choosing.value).toBeNull();
    keys.choose({ id: 'end-step', old: 'e' });
    expect(keys.press(press('Tab'))).toBe(false);
    expect(kept.value).toEqual({});
  });

  test('all keys come back as they came', () => {
    const { kept, keys } = choosing();
    kept.value = { describe: ['y'] };
    keys.reset();
    expect(bindingsOf(kept.value)).toEqual(bindingsOf({}));
  });
});

test('buttons and book show the keys as they are laid', () => {
  const kept = { undo: ['y'], describe: ['j'] };
  const commands = commandsOf({
    settings: { ...SETTINGS, keys: kept },
    countersShown: true,
    asked: null,
    window: null,
    why: whyNotNow({ history: null, sheet: TWO_PLAYERS, handedOver: false, moment: null }),
  });
  expect(commands.find(({ id }) => id === 'undo')?.key).toBe('Y');
  expect(boardKeyLines(kept)).toContainEqual({ key: 'J', label: 'Read out the hex under the cursor' });
});

describe('sentences name the keys as they are laid', () => {
  const kept = { peek: ['y'], 'next-target': [], 'next-unit': ['shift+j'] };
  afterEach(() => tellKeys(keyNames({})));

  test('in hints and notices, and do without a key that nobody has laid', () => {
    tellKeys(keyNames({}));
    expect(nameKeys(TABLE.nextTarget)).toBe(' (S: the next one)');
    tellKeys(keyNames(kept));
    expect(nameKeys(HANDOVER.lookFirst)).toContain('(hold Y)');
    expect(nameKeys(TABLE.nextTarget)).toBe('');
    expect([keyFor('peek'), keyFor('nextTarget')]).toEqual(['Y', null]);
  });

  test('and none at all where there is no keyboard: a telephone has one as soon as a key of it is pressed', () => {
    const page = new EventTarget();
    const field = Object.assign(new EventTarget(), { closest: () => field });
    vi.stubGlobal('window', page);
    vi.stubGlobal('Element', EventTarget);
    const pressAt = (target: EventTarget) =>
      page.dispatchEvent(Object.defineProperty(new Event('keydown'), 'target', { value: target }));
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(followKeyboard().value).toBe(true);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const there = followKeyboard();
    pressAt(field);
    expect(there.value).toBe(false);
    tellKeys(NO_KEYS);
    expect([nameKeys(TABLE.nextTarget), keyFor('peek')]).toEqual(['', null]);
    pressAt(Object.assign(new EventTarget(), { closest: () => null }));
    expect(there.value).toBe(true);
    vi.unstubAllGlobals();
  });

  test('with the name of the board', () => {
    expect(spokenKeys({})).toContain('N: Choose the next piece');
    expect(spokenKeys(kept)).toContain('Shift+J: Choose the next piece');
    expect(spokenKeys(kept)).not.toContain('Aim at');
  });
});

describe('keys that are held', () => {
  function holding(kept: KeptKeys) {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('Element', Map);
    const heard: [Stroke, boolean][] = [];
    const forget = listenToHeld(signal(bindingsOf(kept)), (stroke, down) => heard.push([stroke, down]));
    const send = (type: string, key: string, more: Partial<KeyboardEvent> = {}) =>
      page.dispatchEvent(Object.assign(new Event(type), { ...press(key, more), code: 'Here' }));
    return { page, heard, send, forget };
  }
  afterEach(() => vi.unstubAllGlobals());

  test('are heard once down and once up, wherever they are laid', () => {
    const { heard, send } = holding({ peek: ['shift+y'] });
    send('keydown', 'k');
    send('keyup', 'k');
    expect(heard).toEqual([]);
    send('keydown', 'Y', { shiftKey: true });
    send('keydown', 'Y', { shiftKey: true, repeat: true });
    send('keyup', 'y');
    expect(heard).toEqual([
      ['peek', true],
      ['peek', false],
    ]);
  });

  test('are let go when the page is left', () => {
    const { page, heard, send, forget } = holding({});
    send('keydown', 'a');
    page.dispatchEvent(new Event('blur'));
    expect(heard).toEqual([
      ['agree-defender', true],
      ['agree-defender', false],
    ]);
    forget();
    send('keydown', 'p');
    expect(heard).toHaveLength(2);
  });
});
