import type { Inbox, SftpAddress } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { Card } from '../../patterns/card/card.tsx'
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
    <div className={css.cards}>
      <Card
        title={m.title}
        aside={mayEdit && sftp ? <NewKeyButtons username={sftp.username} m={m} /> : undefined}
      >
        <div className={css.body}>
          <p className={css.text}>{sftp ? m.help : m.off}</p>
          {sftp && <KeyValue label={m.address} items={factsOf(sftp, m)} />}
          {(sftp !== null || keys.length > 0) && <InboxKeys keys={keys} mayEdit={mayEdit} m={m} />}
        </div>
      </Card>
      <Card title={m.waiting.title} count={inbox.files.length}>
        <WaitingFiles inbox={inbox} m={m} />
      </Card>
    </div>
  )
}

const factsOf = ({ host, port, username, fingerprint }: SftpAddress, m: ApiSetupMessages['inbox']) => [
  { key: m.host, value: host ?? m.askForHost, ...(host === null ? {} : { copy: host }) },
  { key: m.port, value: String(port), copy: String(port) },
  { key: m.username, value: username, copy: username, mono: 'value' as const },
  { key: m.fingerprint, value: fingerprint, copy: fingerprint, mono: 'value' as const },
]
