/** A length given in pixels at a root font size of 16, which follows `--ec-rem`: a host with another root size sets that one variable. */
export function growing(px: number): string {
  return `calc(${px / 16} * var(--ec-rem))`
}
