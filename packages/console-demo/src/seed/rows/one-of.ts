/** One of some words, chosen by a number. */
export const oneOf = <T>(words: readonly [T, ...T[]], by: number): T => words[by % words.length] ?? words[0]

/** A whole number below `below` that looks random and is made of `n`; each salt makes another one. */
export const spread = (n: number, salt: number, below: number): number =>
  ((n * 7919 + salt * 104_729) % 1_000_003) % below
