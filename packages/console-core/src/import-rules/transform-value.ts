import type { Transform } from '../entities/sis-import-template.ts'

const trimmed = (text: string): string => text.trim()

/** `date` and `boolean` are read later, by the column's type. */
const TRANSFORMS: Readonly<Record<Transform, (text: string) => string>> = {
  none: (text) => text,
  trim: trimmed,
  date: trimmed,
  boolean: trimmed,
  upper: (text) => text.trim().toUpperCase(),
  lower: (text) => text.trim().toLowerCase(),
  padLeft2: (text) => (text.trim() === '' ? '' : text.trim().padStart(2, '0')),
  phone: (text) => text.replace(/\D/g, ''),
  titleCase: (text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/(^|[\s'’-])(\p{L})/gu, (whole) => whole.toUpperCase()),
}

/** Shapes a text before it is translated and checked. */
export const transformValue = (text: string, transform: Transform): string => TRANSFORMS[transform](text)

/** Whether a transform takes away spaces at the ends, if anything. */
export const onlyTrims = (transform: Transform): boolean =>
  transform === 'none' || TRANSFORMS[transform] === trimmed

/** Whether a text is not empty and has no spaces at its ends, as far as that can be seen at once. */
export const isPlainText = (text: string): boolean => {
  const { length } = text
  return length > 0 && isPlainSign(text.charCodeAt(0)) && isPlainSign(text.charCodeAt(length - 1))
}

const isPlainSign = (code: number): boolean => code > 32 && code < 127
