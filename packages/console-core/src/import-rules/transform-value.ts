import type { Transform } from '../entities/sis-import-template.ts'

/** Shapes a text before it is translated and checked. `date` and `boolean` are read later, by the column's type. */
export const transformValue = (text: string, transform: Transform): string => {
  switch (transform) {
    case 'none':
      return text
    case 'upper':
      return text.trim().toUpperCase()
    case 'lower':
      return text.trim().toLowerCase()
    case 'padLeft2':
      return text.trim() === '' ? '' : text.trim().padStart(2, '0')
    case 'phone':
      return text.replace(/\D/g, '')
    case 'titleCase':
      return text
        .trim()
        .toLowerCase()
        .replace(/(^|[\s'’-])(\p{L})/gu, (whole) => whole.toUpperCase())
    default:
      return text.trim()
  }
}
