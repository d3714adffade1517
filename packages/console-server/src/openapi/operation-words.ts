/** What a collection is called in headings: `SIS imports` for `sisImports`. */
export const resourceWords = (resource: string): string => {
  const text = words(resource).replace(/^(sis|api) /, (word) => word.toUpperCase())
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What a call is called in headings: `SIS imports: create translation` for `sisImports.createTranslation`. */
export const operationWords = (id: string): string => {
  const [resource = '', name = ''] = id.split('.')
  return `${resourceWords(resource)}: ${words(name)}`
}

const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
