import { fixTargets } from '@edconsole/console-core/import-rules'
import { expect, it } from 'vitest'
import { isAdded, type Known, kindOf } from './added-since.ts'

const scope = { districtId: '412', templateId: 7 }
const grade = { columnName: 'gradeLevel', fixTarget: fixTargets.translation(scope, 'gradeLevel', 'TK+') }
const site = { columnName: 'siteCode', fixTarget: fixTargets.site(scope, '0417') }

type Match = 'exact' | 'ignoreCase' | 'blank' | 'any'
const known = (
  translations: readonly (readonly [string, Match])[],
  siteCodes: readonly string[] = [],
): Known => ({
  templates: [
    {
      id: 7,
      lastBatchId: null,
      importTemplateColumns: [
        {
          id: 1,
          databaseColumnMapId: 1,
          columnName: 'gradeLevel',
          displayName: 'Grade level',
          sourceColumn: 'GRADE',
          mappingType: 'column',
          fixedValue: null,
          defaultValue: null,
          transform: 'none',
          isRequired: true,
          dataType: 'string',
          maxLength: null,
          sampleValues: [],
          unknownValues: [],
          possibleValues: [
            {
              id: 1,
              componentName: 'students',
              columnName: 'gradeLevel',
              value: 'TK',
              label: 'TK',
              sortOrder: 1,
              importTemplateTranslations: translations.map(([sourceValue, matchType], id) => ({
                id,
                sisImportId: 7,
                importTemplateColumnId: 1,
                possibleValueId: 1,
                timesUsedLastRun: null,
                sourceValue,
                translatedValue: 'TK',
                matchType,
              })),
            },
          ],
        },
      ],
    },
  ],
  siteCodes: new Set(siteCodes),
})

it.each([
  ['an exact translation', [['TK+', 'exact']], 'TK+', true],
  ['one that ignores case', [['tk+', 'ignoreCase']], 'TK+', true],
  ['one of another value', [['PK3', 'exact']], 'TK+', false],
  ['only the fallback, which was there before', [['*', 'any']], 'TK+', false],
  ['one for empty cells', [['', 'blank']], '', true],
  ['none', [], 'TK+', false],
] as const)('[S7] %s', (_, translations, value, expected) => {
  expect(isAdded(grade, value, known(translations))).toBe(expected)
})

it('a site counts when its code is there, zeros included', () => {
  expect(isAdded(site, '0417', known([], ['0417']))).toBe(true)
  expect(isAdded(site, '0417', known([], ['417']))).toBe(false)
})

it.each([
  [grade.fixTarget, 'translation'],
  [site.fixTarget, 'site'],
  [fixTargets.apiSetup(scope), null],
  [null, null],
])('what %o adds', (fixTarget, expected) => {
  expect(kindOf({ fixTarget })).toBe(expected)
})

it('without the template nothing is claimed', () => {
  expect(isAdded(grade, 'TK+', { templates: [], siteCodes: new Set() })).toBe(false)
})
