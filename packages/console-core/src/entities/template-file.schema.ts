import { z } from 'zod'
import { newTemplateSchema } from './sis-import-template.schema.ts'
import type { SisSystem } from './sis-system.ts'

/** The first line of every such file, and the number of its form. */
export const TEMPLATE_FILE = { format: 'edconsole.import-templates', version: 1 } as const

const SIS_KINDS_OF_FILE = [
  'aeries',
  'q',
  'qmlativ',
  'oneroster',
  'file',
] as const satisfies readonly SisSystem['kind'][]

/** A file of import templates; each of them is judged by itself, so that one fault does not refuse the others. */
export const templateFileSchema = z.strictObject({
  format: z.literal(TEMPLATE_FILE.format),
  version: z.literal(TEMPLATE_FILE.version),
  templates: z.array(z.unknown()).min(1).max(200),
})

/**
 * A template as a file holds it. Numbers of one console and one district say nothing in another: the SIS stands by its
 * kind, the year and the switch are those of the district that it is brought to.
 */
export const fileTemplateSchema = newTemplateSchema
  .omit({ sisSystemId: true, schoolYear: true, isEnabled: true })
  .extend({ sisKind: z.enum(SIS_KINDS_OF_FILE).nullable().optional() })

/** @see fileTemplateSchema */
export type FileTemplate = z.output<typeof fileTemplateSchema>
