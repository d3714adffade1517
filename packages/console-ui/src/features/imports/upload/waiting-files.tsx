import {
  formatDateTimeWithZone,
  formatFileSize,
  inboxResource,
  placeOf,
  useAccess,
  useConsoleSettings,
  useExtension,
  useItem,
} from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import type { UploadMessages } from './messages.ts'
import * as css from './upload.css.ts'

export type WaitingFilesProps = { districtId: string; m: UploadMessages['waiting'] }

/** Files that were kept or delivered before and that an import has yet to take; nothing for those who may not see them. */
export function WaitingFiles({ districtId, m }: WaitingFilesProps): ReactElement | null {
  const titleId = useId()
  const { timeZone } = useConsoleSettings()
  const isAnswered = useExtension(inboxResource.get)
  const isOffered = useAccess().can('sis-import-api-setup') && isAnswered
  const { data } = useItem(inboxResource.get, {}, { enabled: isOffered, silent: true })
  const files = data?.files ?? []
  if (!isOffered || files.length === 0) return null
  return (
    <section className={css.block} aria-labelledby={titleId}>
      <div>
        <h3 id={titleId} className={css.strong}>
          {m.title}
        </h3>
        <p className={css.quiet}>
          {m.text}{' '}
          <PlaceLink inText to={placeOf('sis-import-api-setup', { districtId })}>
            {m.open}
          </PlaceLink>
        </p>
      </div>
      <ul className={css.list} aria-labelledby={titleId}>
        {files.map(({ id, name, bytes, addedBy, arrivedAt, isTaken, problem }) => (
          <li key={id} className={css.item}>
            <div>
              <p className={css.name}>{name}</p>
              <p className={css.quiet}>
                {m.from(formatFileSize(bytes), addedBy, formatDateTimeWithZone(arrivedAt, timeZone))}
              </p>
              {problem === null && isTaken ? null : <p className={css.quiet}>{problem ?? m.notTaken}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
