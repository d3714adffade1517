import { decodersOf, itemsOf } from '../api/decoders.ts'
import type {
  NewSisImportTemplate,
  NewTranslation,
  PossibleValue,
  SisImportTemplate,
  SisImportTemplateDetailed,
  TemplateColumn,
  TemplateTranslation,
  Translation,
  UnknownValue,
  UpdateSisImportTemplate,
  UpdateTranslation,
} from '../entities/sis-import-template.ts'
import { componentTitle } from '../lists/component-title.ts'
import type { ComponentName } from '../lists/components.ts'
import { del, list, patch, post, resource } from './operation.ts'

/** What a sync runs: all enabled templates, or some components; the template's own mode, or another (R46). */
export type SyncRequest = { components?: ComponentName[]; mode?: 'full' | 'delta' | 'addOnly' }

/** What becomes of the records that a held batch would remove: gone, or kept. The rest of the batch is loaded already. */
export type HoldDecision = {
  batchId: number
  decision: 'release' | 'discard'
  /** How many records the person agreed to remove: a release that would remove another number is refused. */
  removals?: number
}

const templates = {
  key: 'id',
  sortable: ['name', 'componentName', 'updatedAt'],
  filterable: ['id', 'componentName', 'isEnabled', 'schoolYear'],
  searchable: ['name', 'componentName'],
  defaultSort: { componentName: 'asc' },
} as const

const LIMITS = [
  'deleteThresholdPercent',
  'rejectThresholdPercent',
  'shrinkThresholdPercent',
  'thresholdMinimumRows',
] as const

const KEPT = {
  text: ['name', 'componentName', 'source'],
  textOrNull: ['filePattern', 'scheduleTime', 'lastStatus', 'lastRunAt', 'nextRunAt'],
  number: ['runOrder', 'schoolYear', 'version', 'sisSystemId', 'lastBatchId', ...LIMITS],
  texts: ['scheduleDays'],
} as const

const fields = decodersOf<SisImportTemplate>(KEPT)

const translationFields = decodersOf<Translation>({
  text: ['sourceValue', 'translatedValue', 'matchType'],
  number: ['timesUsedLastRun'],
})

const detailed = decodersOf<SisImportTemplateDetailed>(
  Object.assign({}, KEPT, { texts: ['scheduleDays', 'sourceColumns'] as const }),
  {
    importTemplateColumns: itemsOf(
      decodersOf<TemplateColumn>(
        {
          text: ['columnName', 'displayName', 'mappingType', 'transform', 'dataType'],
          textOrNull: ['sourceColumn', 'fixedValue', 'defaultValue'],
          texts: ['sampleValues'],
        },
        {
          unknownValues: itemsOf(decodersOf<UnknownValue>({ text: ['sourceValue'], number: ['rows'] })),
          possibleValues: itemsOf(
            decodersOf<PossibleValue>(
              { text: ['columnName', 'value', 'label'] },
              { importTemplateTranslations: itemsOf(translationFields) },
            ),
          ),
        },
      ),
    ),
  },
)

/** An empty cell has no source value to be named by. */
const translation = {
  type: 'Translation',
  identify: ({ sourceValue, matchType }: TemplateTranslation) =>
    matchType === 'blank' ? 'empty cell' : sourceValue,
}

export const sisImportsResource = resource(
  'sisImports',
  {
    records: 'SIS imports',
    type: 'Template',
    identify: (template: SisImportTemplateDetailed) => componentTitle(template.componentName),
  },
  {
    list: list<SisImportTemplate>('/district/sis-imports', templates, {
      fields,
      lea: true,
      fail: 'Error fetching SIS Imports',
    }),
    detailed: list<SisImportTemplateDetailed>('/district/sis-imports-detailed', templates, {
      fields: detailed,
      lea: true,
      fail: 'Error fetching SIS Imports',
    }),
    translations: list<TemplateTranslation>(
      '/district/sis-import-translations',
      {
        key: 'id',
        sortable: ['sourceValue'],
        filterable: ['sisImportId', 'importTemplateColumnId', 'possibleValueId'],
        searchable: ['sourceValue', 'translatedValue'],
        defaultSort: { sourceValue: 'asc' },
      },
      { fields: translationFields, lea: true, records: 'translations' },
    ),
    create: post<NewSisImportTemplate, SisImportTemplateDetailed>('/district/sis-imports', {
      fields: detailed,
      lea: true,
    }),
    update: patch<UpdateSisImportTemplate, SisImportTemplateDetailed>('/district/sis-imports/{id}', {
      fields: detailed,
      lea: true,
      version: 'version',
    }),
    remove: del('/district/sis-imports/{id}', {
      lea: true,
      fail: ({ id }) => `Error removing template ${id}`,
    }),
    createTranslation: post<NewTranslation, TemplateTranslation>('/district/sis-import-translations', {
      lea: true,
      version: 'version',
      records: 'translations',
      confirms: translation,
    }),
    /** The version is the template's. */
    updateTranslation: patch<UpdateTranslation, TemplateTranslation>(
      '/district/sis-import-translations/{id}',
      { lea: true, version: 'version', records: 'translations', confirms: translation },
    ),
    /**
     * Starts an import, or decides about one that is held: the first decision counts, the same one again changes nothing.
     * 409 while an import of the district runs, and when there is nothing (left) to decide.
     */
    sync: post<SyncRequest | HoldDecision, { batchId: number }>('/district/sis-imports/sync', {
      lea: true,
      confirms: false,
      fail: ({ reason }) => `Error initiating import. ${reason}`,
    }),
  },
)
