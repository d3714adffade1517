/** One @, something before it and a dot in the domain: enough to tell a slip of the keyboard from an address. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@,;]+@[^\s@,;.]+(\.[^\s@,;.]+)+$/.test(text)
