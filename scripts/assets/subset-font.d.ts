/** The part of subset-font that cuts the faces. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: Readonly<{ targetFormat: 'woff2' | 'woff'; noHinting: boolean; keepFeatures: readonly string[] }>,
  ): Promise<Buffer>;
}
