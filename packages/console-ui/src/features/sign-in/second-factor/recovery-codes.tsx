import { formatDateTimeWithZone, useClock, useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { CopyButton } from '../../../parts/copy-button/copy-button.tsx'
import { DownloadIcon } from '../../../parts/icons/icons.ts'
import { saveFile } from '../../../patterns/resource-table/csv/save-file.ts'
import type { SecondFactorMessages } from './messages.ts'
import * as css from './second-factor.css.ts'

export type RecoveryCodesListProps = {
  codes: readonly string[]
  /** Whose they are, where that is known. */
  username: string | undefined
  end?: ReactNode
  m: SecondFactorMessages
}

/** Recovery codes, for the only time that they can be seen. */
export function RecoveryCodesList({ codes, username, end, m }: RecoveryCodesListProps): ReactElement {
  const { productName, timeZone } = useConsoleSettings()
  const clock = useClock()
  const text = codes.join('\n')
  // Found again years later, among the codes of others.
  const fileText = (): string => {
    const { title, address, username: ofUser, created } = m.fileHead
    const head = [
      title(productName),
      address(window.location.host),
      ...(username ? [ofUser(username)] : []),
      created(formatDateTimeWithZone(clock(), timeZone)),
    ]
    return `${head.join('\n')}\n\n${text}\n`
  }
  // They stand in place of the form that had the focus.
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => region.current?.focus(), [])
  return (
    <div ref={region} className={css.codesPart} tabIndex={-1}>
      <p className={css.text} role="status">
        {m.codesText}
      </p>
      <ul className={css.codes} aria-label={m.codesList} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button
          icon={<DownloadIcon />}
          onClick={() => saveFile(new Blob([fileText()], { type: 'text/plain' }), m.fileName)}
        >
          {m.download}
        </Button>
        <CopyButton text={text} what={m.codes} />
        {end}
      </div>
    </div>
  )
}
