import { type Place, placeOf } from '@edconsole/console-core'
import type { TemplateFinding } from '@edconsole/console-core/import-rules'
import type { ReactElement } from 'react'
import { ErrorIcon, InfoIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { MonoTag } from '../../parts/mono-tag/mono-tag.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import * as css from './doctor-drawer.css.ts'
import type { SisImportTemplatesMessages } from './messages.ts'

const icons = { error: ErrorIcon, warning: WarningIcon, note: InfoIcon }
/** So many values are named; a link of more would not fit into an address. */
const SHOWN = 12

export type FindingItemProps = {
  districtId: string
  /** Where it can be put right; null for those who may not. */
  templateId: number | null
  finding: TemplateFinding
  m: SisImportTemplatesMessages
}

/** One thing that is wrong: with which column, what it does to rows, which values, and where it is put right. */
export function FindingItem({ districtId, templateId, finding, m }: FindingItemProps): ReactElement {
  const { severity, displayName } = finding
  const Icon = icons[severity]
  const values = valuesOf(finding)
  const shown = values.slice(0, SHOWN)
  return (
    <li className={css.item}>
      <Icon size="md" className={css.icon[severity]} />
      <div className={css.body}>
        <span className={css.column}>
          {displayName}
          <VisuallyHidden>: {m.doctor.severity[severity]}</VisuallyHidden>
        </span>
        <span className={css.text}>{textOf(finding, m)}</span>
        {shown.length === 0 ? null : (
          <ul className={css.values}>
            {shown.map(({ sourceValue, rows }) => (
              <li key={sourceValue} className={css.value}>
                <MonoTag value={sourceValue} />
                {rows === null ? null : m.doctor.rows(rows)}
              </li>
            ))}
            {values.length > SHOWN ? (
              <li className={css.value}>{m.doctor.andMore(values.length - SHOWN)}</li>
            ) : null}
          </ul>
        )}
        {templateId === null ? null : (
          <span className={css.text}>
            <PlaceLink to={fixPlace(districtId, templateId, finding)}>{fixText(finding, m)}</PlaceLink>
          </span>
        )}
      </div>
    </li>
  )
}

type Value = { sourceValue: string; rows: number | null }

const valuesOf = (finding: TemplateFinding): Value[] => {
  if (finding.kind === 'unknownValue') return [...finding.unknown]
  if (finding.kind === 'duplicateSourceValue' || finding.kind === 'translationNeverUsed')
    return finding.sourceValues.map((sourceValue) => ({ sourceValue, rows: null }))
  return []
}

const textOf = (finding: TemplateFinding, { doctor: m }: SisImportTemplatesMessages): string => {
  switch (finding.kind) {
    case 'requiredUnmapped':
      return m.requiredUnmapped
    case 'duplicateSourceValue':
      return m.duplicateSourceValue(finding.sourceValues.length)
    case 'unknownValue': {
      const found = m.unknownValue(finding.unknown.length, finding.rows)
      return finding.instead === null ? found : `${found} ${m.unknownInstead[finding.instead]}`
    }
    case 'listWithoutTranslation':
      return m.listWithoutTranslation
    case 'translationNeverUsed':
      return m.translationNeverUsed(finding.sourceValues.length)
  }
}

const fixText = (finding: TemplateFinding, { doctor: { fix: m } }: SisImportTemplatesMessages): string =>
  finding.kind === 'unknownValue'
    ? m.unknownValue(finding.unknown.length, finding.displayName)
    : m[finding.kind](finding.displayName)

/** The column in the editor, with the values that lack a translation (ux 9.5). */
const fixPlace = (districtId: string, templateId: number, finding: TemplateFinding): Place =>
  placeOf(
    'sis-import-edit',
    { districtId, id: String(templateId) },
    {
      query: {
        column: finding.columnName,
        ...(finding.kind === 'unknownValue' && {
          values: finding.unknown.slice(0, SHOWN).map(({ sourceValue }) => sourceValue),
        }),
      },
    },
  )
