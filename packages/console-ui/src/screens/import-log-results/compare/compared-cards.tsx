import {
  type BatchComparison,
  type ChangedField,
  type ComparedCause,
  componentTitle,
  formatCount,
  useAccess,
} from '@edconsole/console-core'
import { DATABASE_COLUMNS, isImported, personalKind } from '@edconsole/console-core/import-rules'
import { type ReactElement, useState } from 'react'
import type { ImportRunMessages } from '../../../features/imports/messages.ts'
import { usePersonalShown } from '../../../features/imports/use-personal-shown.ts'
import { type CauseFix, causeFix } from '../../../features/runs/causes/cause-fix.ts'
import { causesOfGroups } from '../../../features/runs/causes/causes-of.ts'
import { useFindingWords } from '../../../features/runs/findings/use-finding-words.ts'
import { MASK } from '../../../features/runs/record/masked-text.ts'
import { PersonalDataButton } from '../../../features/runs/record/personal-data-button.tsx'
import { isPersonalFinding } from '../../../features/runs/record/personal-finding.ts'
import { Button } from '../../../parts/button/button.tsx'
import { MonoTag } from '../../../parts/mono-tag/mono-tag.tsx'
import { Card } from '../../../patterns/card/card.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import * as css from './compare.css.ts'
import { changedValues, sortCauses } from './comparison.ts'
import type { CompareMessages } from './messages.ts'

/** Lines of a card before it is asked for all. */
const FIRST = 6

export type ComparedCardsProps = { comparison: BatchComparison; run: ImportRunMessages; m: CompareMessages }

/** What differs behind the counts: causes, refused values, and fields of stored records. */
export function ComparedCards({ comparison, run, m }: ComparedCardsProps): ReactElement {
  const causes = sortCauses(comparison.causes)
  const deleted = [comparison.before, comparison.after].find(({ detailsDeletedAt }) => detailsDeletedAt)
  return (
    <div className={css.cards}>
      {deleted ? (
        <p className={css.empty}>{m.detailsDeleted(deleted.batchId)}</p>
      ) : (
        <>
          <Causes title={m.appeared} none={m.noneAppeared} causes={causes.appeared} withFix run={run} m={m} />
          <Causes title={m.gone} none={m.noneGone} causes={causes.gone} run={run} m={m} />
          <Causes title={m.stayed} none={m.noneStayed} causes={causes.stayed} withFix run={run} m={m} />
          <Values comparison={comparison} m={m} />
        </>
      )}
      <Rows comparison={comparison} run={run} m={m} />
      <Fields comparison={comparison} run={run} m={m} />
    </div>
  )
}

type CausesProps = {
  title: string
  none: string
  causes: readonly ComparedCause[]
  withFix?: boolean
  run: ImportRunMessages
  m: CompareMessages
}

function Causes({ title, none, causes, withFix = false, run, m }: CausesProps): ReactElement {
  const [shown, rest] = useFirst(causes, m)
  return (
    <Card title={title} count={causes.length}>
      {causes.length === 0 ? <p className={css.empty}>{none}</p> : null}
      <ul className={css.list}>
        {shown.map((cause) => (
          <CauseLine
            key={`${cause.componentName} ${cause.cause}`}
            compared={cause}
            withFix={withFix}
            run={run}
            m={m}
          />
        ))}
      </ul>
      {rest}
    </Card>
  )
}

type CauseLineProps = {
  compared: ComparedCause
  withFix: boolean
  run: ImportRunMessages
  m: CompareMessages
}

function CauseLine({ compared, withFix, run, m }: CauseLineProps): ReactElement | null {
  const wordsOf = useFindingWords()
  const { componentName, cause: value, before, after, sample } = compared
  const values = compared.values
    .filter((one) => one.after > 0)
    .map((one) => ({ value: one.value, count: one.after }))
  const [cause] = causesOfGroups([{ value, count: after, values, sample }], wordsOf)
  if (!cause) return null
  const column = cause.sourceColumn ?? cause.columnName
  const isBoth = before > 0 && after > 0
  return (
    <li className={css.line}>
      <span className={css.what}>
        {cause.title}
        <br />
        <span className={css.where}>
          {[componentTitle(componentName), column].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className={css.count}>
        <span className={css.strong}>
          {isBoth ? m.changeOfRows(formatCount(before), formatCount(after)) : m.rows(before + after)}
        </span>
        <br />
        {withFix ? <Fix fix={causeFix(cause, run.fix)} /> : null}
      </span>
    </li>
  )
}

/** What to do about a cause: a link where this user can do it in the console, else words. */
function Fix({ fix }: { fix: CauseFix }): ReactElement {
  const { can } = useAccess()
  return fix.kind === 'place' && can(fix.to.id) ? (
    <PlaceLink to={fix.to}>{fix.label}</PlaceLink>
  ) : (
    <span className={css.where}>{fix.label}</span>
  )
}

function Values({ comparison, m }: Omit<ComparedCardsProps, 'run'>): ReactElement {
  const values = changedValues(comparison)
  const [shown, rest] = useFirst(values, m)
  return (
    <Card title={m.values.title} count={values.length}>
      {values.length === 0 ? <p className={css.empty}>{m.values.none}</p> : null}
      <ul className={css.list}>
        {shown.map(({ cause, value, before, after }) => (
          <li key={`${cause.componentName} ${cause.cause} ${value}`} className={css.line}>
            <span className={css.what}>
              <MonoTag value={isPersonalFinding(cause.sample) ? MASK : value} />
              <br />
              <span className={css.where}>
                {[componentTitle(cause.componentName), cause.sample.sourceColumn ?? cause.sample.columnName]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <span className={css.count}>
              <span className={css.strong}>{m.changeOfRows(formatCount(before), formatCount(after))}</span>
            </span>
          </li>
        ))}
      </ul>
      {rest}
    </Card>
  )
}

function usePersonalOf({ batchId }: BatchComparison['after']) {
  const subject = String(batchId)
  return usePersonalShown(subject, { place: 'comparison', subject })
}

function Rows({ comparison: { after, rows }, run, m }: ComparedCardsProps): ReactElement {
  const [personalShown, togglePersonal] = usePersonalOf(after)
  const [shown, rest] = useFirst(rows, m)
  const isAnyNamed = rows.some(({ examples }) => examples.some(({ label }) => label !== null))
  return (
    <Card
      title={m.changedRows.title}
      count={rows.length}
      aside={
        isAnyNamed ? (
          <PersonalDataButton shown={personalShown} onToggle={togglePersonal} texts={run} />
        ) : undefined
      }
    >
      <p className={css.empty}>
        {rows.length === 0 ? m.changedRows.none(after.batchId) : m.changedRows.about(after.batchId)}
      </p>
      <ul className={css.list}>
        {shown.map(({ componentName, change, rows: count, examples }) => (
          <li key={`${componentName} ${change}`} className={css.line}>
            <span className={css.what}>{componentTitle(componentName)}</span>
            <span className={css.count}>
              <span className={css.strong}>{m.changedRows[change](count)}</span>
              <ul className={css.examples} aria-label={m.fields.examples}>
                {examples.map(({ sourceId, label }) => (
                  <li key={sourceId}>
                    {personalShown && label !== null ? m.changedRows.named(sourceId, label) : sourceId}
                  </li>
                ))}
              </ul>
            </span>
          </li>
        ))}
      </ul>
      {rest}
    </Card>
  )
}

function Fields({ comparison: { after, fields }, run, m }: ComparedCardsProps): ReactElement {
  const [personalShown, togglePersonal] = usePersonalOf(after)
  const [shown, rest] = useFirst(fields, m)
  const isAnyPersonal = fields.some(isPersonalField)
  return (
    <Card
      title={m.fields.title}
      count={fields.length}
      aside={
        isAnyPersonal ? (
          <PersonalDataButton shown={personalShown} onToggle={togglePersonal} texts={run} />
        ) : undefined
      }
    >
      <p className={css.empty}>
        {fields.length === 0 ? m.fields.none(after.batchId) : m.fields.about(after.batchId)}
      </p>
      <ul className={css.list}>
        {shown.map((field) => (
          <li key={`${field.componentName} ${field.fieldName}`} className={css.line}>
            <span className={css.what}>
              {titleOf(field)}
              <br />
              <span className={css.where}>{componentTitle(field.componentName)}</span>
            </span>
            <span className={css.count}>
              <span className={css.strong}>{m.rows(field.rows)}</span>
              <ul className={css.examples} aria-label={m.fields.examples}>
                {field.examples.map(({ sourceId, from, to }) => (
                  <li key={sourceId}>
                    {isPersonalField(field) && !personalShown
                      ? m.fields.example(sourceId, MASK, MASK)
                      : m.fields.example(sourceId, from || m.fields.noValue, to || m.fields.noValue)}
                  </li>
                ))}
              </ul>
            </span>
          </li>
        ))}
      </ul>
      {rest}
    </Card>
  )
}

const isPersonalField = ({ componentName, fieldName }: ChangedField): boolean => {
  const kind = isImported(componentName) ? personalKind(componentName, fieldName) : undefined
  return kind === 'private' || kind === 'name'
}

const titleOf = ({ componentName, fieldName }: ChangedField): string =>
  (isImported(componentName)
    ? DATABASE_COLUMNS[componentName].find(({ columnName }) => columnName === fieldName)?.displayName
    : undefined) ?? fieldName

/** The first of many, and a button that shows the others. */
function useFirst<Item>(items: readonly Item[], m: CompareMessages): [readonly Item[], ReactElement | null] {
  const [isWhole, setWhole] = useState(false)
  if (isWhole || items.length <= FIRST) return [items, null]
  return [
    items.slice(0, FIRST),
    <div key="all" className={css.all}>
      <Button kind="link" size="sm" onClick={() => setWhole(true)}>
        {m.fields.all(items.length)}
      </Button>
    </div>,
  ]
}
