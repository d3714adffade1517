/** A value of one theme and of the other, for the few places where a part takes another token in the dark. Colors only. */
export function lightDark(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`
}
