import {
  type AnswerCorrection,
  type CorrectionRequest,
  type CorrectionRow,
  componentTitle,
  correctionsResource,
  formatCount,
  formatDateTime,
  placeOf,
  useConsoleSettings,
  useList,
  useMessages,
  useRun,
} from '@edconsole/console-core'
import { type ReactElement, useId, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { Drawer } from '../../parts/drawer/drawer.tsx'
import { Field } from '../../parts/field/field.tsx'
import { useLengthFault } from '../../parts/field/use-length-fault.ts'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { TextArea } from '../../parts/text-area/text-area.tsx'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { useKeptTexts } from '../../patterns/dialog-form/use-kept-texts.ts'
import { fullDay } from '../../patterns/heat-row/last-days.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { usePersonalShown } from '../imports/use-personal-shown.ts'
import { rowInFile } from '../runs/findings/row-in-file.ts'
import { useFindingWords } from '../runs/findings/use-finding-words.ts'
import * as css from './correction-drawer.css.ts'
import { type CorrectionMessages, correctionMessages } from './messages.ts'
import { useMaySendCorrection } from './use-corrections.ts'

export type CorrectionDrawerProps = { request: CorrectionRequest; districtId: string; onClose: () => void }

/** One request with its open rows: the district answers here, the provider reads the answer. */
export function CorrectionDrawer({ request, districtId, onClose }: CorrectionDrawerProps): ReactElement {
  const m = useMessages('corrections', correctionMessages)
  const { timeZone } = useConsoleSettings()
  const mayClose = useMaySendCorrection()
  const close = useRun(correctionsResource.close, {
    confirm: () => m.drawer.closedNow,
    refresh: ['corrections'],
  })
  const { id, batchId, etlStatusId, cause, status, closedBatchId, closedBy } = request
  const isOpen = status !== 'closed'
  const place = placeOf(
    'import-log-details',
    { districtId, batchId: String(batchId), etlStatusId: String(etlStatusId) },
    { query: { filter: { cause: [cause] } } },
  )
  const state =
    closedBatchId !== null ? m.closedByBatch(closedBatchId) : closedBy !== null ? m.closedBy(closedBy) : null
  const end = async () => {
    try {
      await close.run({ params: { id } })
      onClose()
    } catch {
      // The call has shown its own failure.
    }
  }
  return (
    <Drawer
      open
      size="wide"
      title={request.causeTitle}
      onClose={onClose}
      foot={
        isOpen && mayClose ? (
          <Button busy={close.saving} busyLabel={m.drawer.closing} onClick={() => void end()}>
            {m.drawer.close}
          </Button>
        ) : undefined
      }
    >
      <KeyValue
        items={[
          {
            key: m.drawer.status,
            value: [m.statuses[status], state].filter((one) => one !== null).join('. '),
          },
          { key: m.drawer.component, value: componentTitle(request.componentName) },
          {
            key: m.drawer.sent,
            value: m.drawer.sentBy(request.createdBy, formatDateTime(request.createdAt, timeZone)),
          },
          { key: m.drawer.due, value: fullDay(request.dueOn) },
          ...(request.note === null ? [] : [{ key: m.drawer.note, value: request.note }]),
          ...(request.reply === null ? [] : [{ key: m.drawer.reply, value: replyOf(request, timeZone, m) }]),
        ]}
      />
      <p className={css.line}>
        {request.suggestion} <PlaceLink to={place}>{m.drawer.batch(batchId)}</PlaceLink>
      </p>
      {isOpen ? (
        <>
          <OpenRows request={request} m={m} />
          <Reply request={request} m={m} />
        </>
      ) : null}
    </Drawer>
  )
}

const replyOf = (
  { reply, answeredBy, answeredAt }: CorrectionRequest,
  timeZone: string,
  m: CorrectionMessages,
) => `${reply} (${m.drawer.answeredBy(answeredBy ?? '', formatDateTime(answeredAt, timeZone))})`

/** More aren't drawn: whoever corrects so many works with the file of the log. */
const SHOWN = 100

type PartProps = { request: CorrectionRequest; m: CorrectionMessages }

/** Rows that no import has fixed, to be marked as corrected one by one or all at once. */
function OpenRows({ request, m }: PartProps): ReactElement {
  const { drawer } = m
  const headingId = useId()
  const [personalShown, togglePersonal] = usePersonalShown(String(request.id), {
    place: 'request',
    subject: String(request.id),
  })
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const { data, totalCount, errors, retry } = useList(correctionsResource.rows, {
    limit: SHOWN,
    filter: { requestId: request.id, fixedBatchId: { empty: true } },
  })
  const answer = useAnswer(request, drawer.saved)
  const mark = async (body: AnswerCorrection) => {
    if (await answer.run(body)) setPicked(new Set())
  }
  if (!data)
    return errors.length > 0 ? (
      <ErrorState failure={errors[0]} onRetry={retry} />
    ) : (
      <WaitingRows rows={4} height={44} />
    )
  const unmarked = data.filter(({ correctedAt }) => correctedAt === null)
  return (
    <section className={css.part} aria-labelledby={headingId}>
      <div className={css.head}>
        <SectionHeading depth={1} id={headingId} className={css.heading}>
          {drawer.rows}
        </SectionHeading>
        <span>
          {totalCount !== undefined && totalCount > data.length
            ? drawer.first(data.length, totalCount)
            : formatCount(data.length)}
        </span>
        <Button kind="link" size="sm" aria-pressed={personalShown} onClick={togglePersonal}>
          {personalShown ? drawer.hide : drawer.show}
        </Button>
      </div>
      {data.length === 0 ? <p className={css.line}>{drawer.noRows}</p> : null}
      <ul className={css.rows}>
        {data.map((row) => (
          <li key={row.id}>
            <OpenRow
              row={row}
              personalShown={personalShown}
              isPicked={picked.has(row.id)}
              onPick={(on) =>
                setPicked(new Set(on ? [...picked, row.id] : [...picked].filter((id) => id !== row.id)))
              }
              m={m}
            />
          </li>
        ))}
      </ul>
      {unmarked.length > 0 ? (
        <div className={css.head}>
          <Button
            kind="primary"
            size="sm"
            disabledReason={picked.size === 0 ? drawer.pick : undefined}
            busy={answer.saving}
            busyLabel={drawer.marking}
            onClick={() => void mark({ rows: [...picked] })}
          >
            {drawer.mark}
          </Button>
          <Button
            size="sm"
            disabledReason={answer.saving ? drawer.marking : undefined}
            onClick={() => void mark({ allRows: true })}
          >
            {drawer.markAll}
          </Button>
        </div>
      ) : null}
      <p className={css.line}>{drawer.markHelp}</p>
    </section>
  )
}

type OpenRowProps = {
  row: CorrectionRow
  personalShown: boolean
  isPicked: boolean
  onPick: (on: boolean) => void
  m: CorrectionMessages
}

function OpenRow({ row, personalShown, isPicked, onPick, m: { drawer } }: OpenRowProps): ReactElement {
  const wordsOf = useFindingWords()
  const isMarked = row.correctedAt !== null
  const parts = [
    personalShown ? row.recordLabel : null,
    wordsOf(row, personalShown).message,
    isMarked ? drawer.marked(row.correctedBy ?? '') : null,
  ]
  return (
    <Checkbox
      label={drawer.row(formatCount(rowInFile(row)), row.sourceId)}
      help={parts.filter((part) => part !== null && part !== '').join(' · ')}
      checked={isMarked || isPicked}
      readOnly={isMarked}
      onChange={onPick}
    />
  )
}

function Reply({ request, m: { drawer } }: PartProps): ReactElement {
  const {
    texts: { text },
    type,
    forget,
  } = useKeptTexts('correction-reply', String(request.id), { text: '' })
  const answer = useAnswer(request, drawer.replied)
  const tooLong = useLengthFault()(text, REPLY_MAX)
  const send = async () => {
    if (!(await answer.run({ reply: text }))) return
    type({ text: '' })
    forget()
  }
  return (
    <div className={css.part}>
      <Field label={drawer.reply} help={drawer.replyHelp} error={tooLong}>
        <TextArea value={text} onChange={(next) => type({ text: next })} />
      </Field>
      <div>
        <Button
          size="sm"
          disabledReason={text.trim() === '' ? drawer.write : tooLong}
          busy={answer.saving}
          busyLabel={drawer.replying}
          onClick={() => void send()}
        >
          {drawer.sendReply}
        </Button>
      </div>
    </div>
  )
}

const REPLY_MAX = 2000

const useAnswer = ({ id }: CorrectionRequest, done: string) => {
  const { run, saving } = useRun(correctionsResource.answer, {
    confirm: () => done,
    refresh: ['corrections'],
  })
  return {
    saving,
    /** True if it is stored; else the call has shown its own failure. */
    run: async (body: AnswerCorrection): Promise<boolean> => {
      try {
        await run({ params: { id }, body })
        return true
      } catch {
        return false
      }
    },
  }
}
