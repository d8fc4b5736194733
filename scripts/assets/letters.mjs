// The letters that the faces of the game keep: whatever its pages, scenarios and rules say in English and German.

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');

/** Of every face of words and figures. */
export const LETTERS = `${ASCII}ÄÖÜäöüßÀÁÂÆÇÈÉÊËÌÍÎÏÑÒÓÔØÙÚÛÝàáâæçèéêëìíîïñòóôøùúûýÿ\u00a0§°·×½¼¾–—‘’“”„‚…•−«»ﬁﬂ`;

/** Of the face in which only the levels of the city are numbered. */
export const NUMERALS = 'IVXLCDM0123456789';

/** @param {number} first @param {number} last */
function lettersFrom(first, last) {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
}

/** Of the faces that stand in on paper where a battle of a stranger writes in other letters than the game. */
export const OTHER_LETTERS = {
  'latin-ext': lettersFrom(0x100, 0x24f) + lettersFrom(0x1e00, 0x1eff),
  greek: lettersFrom(0x370, 0x3ff),
  cyrillic: lettersFrom(0x400, 0x45f) + lettersFrom(0x490, 0x491),
};
