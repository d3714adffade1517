/**
 * The lines of a pasted text and their cells. A spreadsheet puts tabs between cells and quotes around those with a tab, a
 * line end or quotes inside; other programs use several spaces, or commas. Empty lines and those without a second cell go.
 * @example cellsOf('TK+\tTK\nK\tKG') // [['TK+', 'TK'], ['K', 'KG']]
 */
export const cellsOf = (text: string): string[][] => {
  const between = /\t/.test(text) ? '\t' : / {2,}/.test(text) ? ' ' : ','
  const lines: string[][] = [[]]
  const cell = between === ' ' ? SPACED : between === ',' ? COMMA : TAB
  for (const [, quoted, plain, end] of text.replace(/\r\n?/g, '\n').matchAll(cell)) {
    lines.at(-1)?.push((quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).trim())
    if (end === '\n') lines.push([])
    // The end of the text; the pattern would find one more, empty cell there.
    if (end === '') break
  }
  return lines.filter((cells) => cells.length > 1 && cells.some((one) => one !== ''))
}

// A cell, in quotes or not, and what ends it. Spaces around quotes are those of the separator.
const TAB = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g
const COMMA = / *(?:"((?:[^"]|"")*)" *|([^,\n]*))(,|\n|$)/g
const SPACED = /(?:"((?:[^"]|"")*)"|((?:[^ \n]| (?! ))*))( {2,}|\n|$)/g
