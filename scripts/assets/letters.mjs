// The letters that the faces of the game keep: whatever its pages, scenarios and rules say in English and German.

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');

/** Of every face of words and figures. */
export const LETTERS = `${ASCII}ÄÖÜäöüßÀÁÂÆÇÈÉÊËÌÍÎÏÑÒÓÔØÙÚÛÝàáâæçèéêëìíîïñòóôøùúûýÿ\u00a0§°·×½¼¾–—‘’“”„‚…•−«»ﬁﬂ`;

/** Of the face in which only the levels of the city are numbered. */
export const NUMERALS = 'IVXLCDM0123456789';
