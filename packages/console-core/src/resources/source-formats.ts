import { decodersOf, itemsOf } from '../api/decoders.ts'
import type { NewFormatTemplates, SourceFormatSummary, SourceFormats } from '../entities/source-format.ts'
import { get, post, resource } from './operation.ts'

const shown = [
  { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW'] },
  { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE'] },
  { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'] },
] as const
const creates = [{ all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE'] }] as const

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
            decodersOf<SourceFormatSummary['components'][number]>({
              text: ['componentName'],
              number: ['templateId'],
              texts: ['files'],
            }),
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
