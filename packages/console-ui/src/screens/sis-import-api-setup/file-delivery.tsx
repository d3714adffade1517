import type { Inbox, SftpAddress } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import * as css from './file-delivery.css.ts'
import { InboxKeys } from './inbox-keys.tsx'
import type { ApiSetupMessages } from './messages.ts'
import { NewKeyButtons } from './new-key.tsx'
import { WaitingFiles } from './waiting-files.tsx'

export type FileDeliveryProps = {
  inbox: Inbox
  mayEdit: boolean
  m: ApiSetupMessages['inbox']
}

/** How files come from the district by SFTP: address, keys, and what waits for an import. */
export function FileDelivery({ inbox, mayEdit, m }: FileDeliveryProps): ReactElement {
  const { sftp, keys } = inbox
  return (
    <div className={css.parts}>
      {sftp ? <KeyValue label={m.address} items={factsOf(sftp, m)} /> : <p className={css.text}>{m.off}</p>}
      {sftp || keys.length > 0 ? <InboxKeys keys={keys} mayEdit={mayEdit} m={m} /> : null}
      {mayEdit && sftp ? <NewKeyButtons username={sftp.username} m={m} /> : null}
      <WaitingFiles inbox={inbox} m={m} />
    </div>
  )
}

const factsOf = ({ host, port, username, fingerprint }: SftpAddress, m: ApiSetupMessages['inbox']) => [
  { key: m.host, value: host ?? m.askForHost, ...(host === null ? {} : { copy: host }) },
  { key: m.port, value: String(port), copy: String(port) },
  { key: m.username, value: username, copy: username, mono: 'value' as const },
  { key: m.fingerprint, value: fingerprint, copy: fingerprint, mono: 'value' as const },
]
