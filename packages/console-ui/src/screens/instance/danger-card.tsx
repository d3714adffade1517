import {
  type InstanceDetailed,
  type InstanceStatus,
  instanceMoves,
  instancesResource,
  placeOf,
  useNavigator,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import type { InstanceMessages } from '../../features/instances/messages.ts'
import { Button } from '../../parts/button/button.tsx'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import { Card } from '../../patterns/card/card.tsx'
import type { InstanceScreenMessages } from './messages.ts'
import * as css from './screen.css.ts'

const DeleteDialog = /* @__PURE__ */ lazyOverlay(
  async () => (await import('../../patterns/delete-dialog/delete-dialog.tsx')).DeleteDialog,
)

type DangerCardProps = {
  instance: InstanceDetailed
  onMove: (to: InstanceStatus) => void
  words: InstanceMessages
  m: InstanceScreenMessages
}

/** What stops people from signing in, or can't be undone. What can't be done now says why. */
export function DangerCard({ instance, onMove, words, m }: DangerCardProps): ReactElement {
  const { id, name, status } = instance
  const { go } = useNavigator()
  const [deleting, setDeleting] = useState(false)
  const moves = instanceMoves(instance)
  const isRetired = status === 'retired'
  const notNow = m.danger.notNow(words.statuses[status] ?? status)
  const rows = [
    {
      key: 'suspended',
      title: m.danger.suspend.title,
      text: m.danger.suspend.text,
      action: words.moves.suspended(),
      disabledReason: moves.includes('suspended') ? undefined : notNow,
      run: () => onMove('suspended'),
    },
    {
      key: 'deprovisioning',
      title: m.danger.deprovision.title,
      text: m.danger.deprovision.text,
      action: words.moves.deprovisioning(),
      disabledReason: moves.includes('deprovisioning') ? undefined : notNow,
      run: () => onMove('deprovisioning'),
    },
    {
      key: 'delete',
      title: m.danger.remove.title,
      text: isRetired ? m.danger.remove.text : m.danger.remove.notYet,
      action: m.danger.remove.action,
      disabledReason: isRetired ? undefined : m.danger.remove.notYet,
      run: () => setDeleting(true),
    },
  ]
  return (
    <Card title={m.danger.title} danger>
      {rows.map(({ key, title, text, action, disabledReason, run }) => (
        <div key={key} className={css.dangerRow}>
          <p className={css.dangerText}>
            <span className={css.word}>{title}</span>
            <br />
            <span className={css.quiet}>{text}</span>
          </p>
          <Button
            kind={disabledReason === undefined ? 'dangerOutline' : 'secondary'}
            size="sm"
            aria-label={`${action} ${name}`}
            disabledReason={disabledReason}
            onClick={run}
          >
            {action}
          </Button>
        </div>
      ))}
      {deleting ? (
        <DeleteDialog
          operation={instancesResource.remove}
          id={id}
          name={name}
          m={m.remove}
          done={m.remove.done(name)}
          onClose={() => setDeleting(false)}
          onDeleted={() => go(placeOf('imt-instances'))}
        >
          {m.remove.text}
        </DeleteDialog>
      ) : null}
    </Card>
  )
}
