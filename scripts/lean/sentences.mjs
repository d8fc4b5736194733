// The sentences of the game are written in the small part of ICU that has blanks, plurals and choices; reading no more than that takes a tenth of
// the library's reader. A test holds that every sentence of every language is read by both to the same parts.
export {
  isArgumentElement,
  isDateElement,
  isDateTimeSkeleton,
  isLiteralElement,
  isNumberElement,
  isNumberSkeleton,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
} from '@formatjs/icu-messageformat-parser/no-parser.js';

/** The kinds of parts, by the numbers that the library gives them. */
const LITERAL = 0;
const BLANK = 1;
const CHOICE = 5;
const PLURAL = 6;
const POUND = 7;

/** The head of a blank: its name, and what it chooses by. */
const HEAD = /\{\s*(\w+)\s*(?:\}|,\s*(plural|select)\s*,)/y;
const OPTION = /\s*(=?[\w-]+)\s*\{/y;
const END = /\s*\}/y;
const PLAIN = { plural: /[^{}#]+/y, select: /[^{}]+/y };

/**
 * The parts of a sentence, as the library's own reader has them.
 * @param {string} sentence
 * @returns {readonly object[]}
 */
export function parse(sentence) {
  let at = 0;

  /** @param {RegExp} what */
  const take = (what) => {
    what.lastIndex = at;
    const found = what.exec(sentence);
    if (found !== null) at += found[0].length;
    return found;
  };

  /** @param {string} why @returns {never} */
  const broken = (why) => {
    throw new SyntaxError(`${why} at ${at} of: ${sentence}`);
  };

  /** @param {'plural' | 'select'} inside @returns {object[]} */
  const parts = (inside) => {
    const found = [];
    while (at < sentence.length && sentence[at] !== '}') {
      const plain = take(PLAIN[inside]);
      if (plain !== null) found.push({ type: LITERAL, value: plain[0] });
      else if (sentence[at] === '{') found.push(blank());
      else {
        at += 1;
        found.push({ type: POUND });
      }
    }
    return found;
  };

  const blank = () => {
    const [, value, by] = take(HEAD) ?? broken('no blank');
    if (by === undefined) return { type: BLANK, value };
    /** @type {Record<string, { value: object[] }>} */
    const options = {};
    for (let option = take(OPTION); option !== null; option = take(OPTION)) {
      options[/** @type {string} */ (option[1])] = { value: parts(by === 'plural' ? 'plural' : 'select') };
      if (take(END) === null) broken('an option without its end');
    }
    if (take(END) === null) broken('a choice without its end');
    return by === 'select'
      ? { type: CHOICE, value, options }
      : { type: PLURAL, value, options, offset: 0, pluralType: 'cardinal' };
  };

  const all = parts('select');
  return at === sentence.length ? all : broken('an end without a beginning');
}
