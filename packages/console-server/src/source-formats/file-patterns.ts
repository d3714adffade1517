import { sourceFormat } from './source-formats.ts'

/** The names of the files that a template reads: its own, or all of its format, which are kept together. */
export const filePatterns = (template: {
  readonly filePattern: string | null
  readonly sourceFormat: string | null
}): string[] => {
  const format = template.sourceFormat === null ? undefined : sourceFormat(template.sourceFormat)
  if (!format) return template.filePattern === null ? [] : [template.filePattern]
  return [
    ...Object.values(format.files).map(({ pattern }) => pattern),
    ...(format.manifest ? [format.manifest.pattern] : []),
  ]
}
