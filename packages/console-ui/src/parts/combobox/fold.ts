/** Lower case and without accents, letter for letter: "Peña" is found by "pena". */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('')
}

// Nearly all names of thousands have nothing to take off.
const PLAIN = /^[ -~]*$/
