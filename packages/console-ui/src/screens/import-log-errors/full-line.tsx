import { formatCount, type ImportLogDetail, useAccess, useConsoleSettings } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { placeInDetails } from '../../features/imports/place-in-details.ts'
import { findingFix } from '../../features/runs/causes/cause-fix.ts'
import { rowInFile } from '../../features/runs/findings/row-in-file.ts'
import { useFindingWords } from '../../features/runs/findings/use-finding-words.ts'
import { Button } from '../../parts/button/button.tsx'
import { useToldCopy } from '../../parts/copy-button/use-told-copy.ts'
import { CopyIcon } from '../../parts/icons/icons.ts'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import type { Match } from './find-matches.ts'
import { copiedLine, MarkedText } from './line-text.tsx'
import type { ImportLogErrorsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type FullLineProps = {
  districtId: string
  line: ImportLogDetail
  personalShown: boolean
  wanted: string
  current: Match | undefined
  m: ImportLogErrorsMessages
}

/** A line in full, with what to do about it. */
export function FullLine({
  districtId,
  line,
  personalShown,
  wanted,
  current,
  m,
}: FullLineProps): ReactElement {
  const { message, suggestion, fixTarget } = useFindingWords()(line, personalShown)
  const { timeZone } = useConsoleSettings()
  const reader = useAccess()
  const copy = useToldCopy()
  const row = rowInFile(line)
  const fix = findingFix(fixTarget, reader)
  const facts = [
    [m.full.component, line.componentName],
    [m.full.batch, String(line.batchId)],
    ...(row === null ? [] : [[m.full.row, formatCount(row)]]),
    ...(line.sourceId === null ? [] : [[m.full.localId, line.sourceId]]),
    [m.full.stage, line.stage],
    [m.full.code, line.errorCode],
  ]
  return (
    <div className={css.full}>
      <div className={css.fullText}>
        <MarkedText
          text={message}
          wanted={wanted}
          currentAt={current?.lineId === line.id ? current.at : undefined}
        />
        {suggestion === null ? null : ` ${suggestion}`}
        <div className={css.facts}>
          {facts.map(([name, value]) => (
            <span key={name}>
              {name} {value}
            </span>
          ))}
        </div>
      </div>
      <div className={css.actions}>
        <Button
          size="sm"
          icon={<CopyIcon size="sm" />}
          onClick={() =>
            copy(copiedLine(line, { message, timeZone, m }), { copied: m.copied, notCopied: m.notCopied })
          }
        >
          {m.copyLine}
        </Button>
        <PlaceButton size="sm" to={placeInDetails(districtId, line)}>
          {m.showInDetails}
        </PlaceButton>
        {fix ? (
          <PlaceButton size="sm" kind="primary" to={fix.to}>
            {fix.label}
          </PlaceButton>
        ) : null}
      </div>
    </div>
  )
}
