import { decodersOf, itemsOf } from '../api/decoders.ts'
import { isRecord } from '../api/is-record.ts'
import type { NewFormatTemplates, SourceFormatSummary, SourceFormats } from '../entities/source-format.ts'
import type { StandardMapping } from '../import-rules/standard-templates/standard-set.ts'
import { get, post, resource } from './operation.ts'

const shown = [
  { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW'] },
  { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE'] },
  { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'] },
] as const
const creates = [{ all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE'] }] as const

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(recordOf(value)).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text] as const] : [],
    ),
  )
const mappingOf = (value: unknown): StandardMapping => {
  const { columns, codes, constants } = recordOf(value)
  return {
    columns: textsOf(columns),
    codes: Object.fromEntries(
      Object.entries(recordOf(codes)).map(([name, words]) => [name, textsOf(words)] as const),
    ),
    constants: textsOf(constants),
  }
}

const fields = decodersOf<SourceFormats>(
  {},
  {
    formats: itemsOf(
      decodersOf<SourceFormatSummary>(
        { text: ['id', 'title'] },
        {
          files: itemsOf(
            decodersOf<SourceFormatSummary['files'][number]>({ text: ['name'], flag: ['isRequired'] }),
          ),
          components: itemsOf(
            decodersOf<SourceFormatSummary['components'][number]>(
              { text: ['componentName'], number: ['templateId'], texts: ['files'] },
              { mapping: mappingOf },
            ),
          ),
        },
      ),
    ),
  },
)

/** Sets of files that imports put together, and the templates that read them. */
export const sourceFormatsResource = resource(
  'sourceFormats',
  { records: 'file formats' },
  {
    get: get<SourceFormats>('/district/source-formats', { extension: shown, lea: true, fields }),
    /**
     * Adds a template for each component of a format, mapped as is usual. One is on unless the component has another template that
     * is. 409 when there is nothing to add.
     */
    createTemplates: post<NewFormatTemplates, SourceFormats>('/district/source-formats/templates', {
      extension: creates,
      lea: true,
      fields,
      confirms: false,
    }),
  },
)
