import {
  useAccess,
  useItem,
  useMessages,
  type Webhook,
  type WebhookWithSecret,
  webhooksResource,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import * as form from '../../patterns/dialog-form/dialog-form.css.ts'
import { SecretOnce } from '../../patterns/dialog-form/secret-once.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { webhookMessages } from './messages.ts'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookList } from './webhook-list.tsx'

/** Whose webhooks they are. */
export type WebhookOwner = {
  readonly clientId: number
  /** Absent: the client's own, and those of its districts. */
  readonly districtId?: number
  readonly name: string
}

export type WebhooksDialogProps = { owner: WebhookOwner; open: boolean; onClose: () => void }

type Step =
  | { readonly id: 'list' }
  | { readonly id: 'form'; readonly webhook?: Webhook }
  | { readonly id: 'secret'; readonly created: WebhookWithSecret }
  | { readonly id: 'deliveries'; readonly webhook: Webhook }

/** The webhooks of a district or client: a list, then a form, a new secret once, or what was sent. */
export function WebhooksDialog({ owner, open, onClose }: WebhooksDialogProps): ReactElement {
  const m = useMessages('webhooks', webhookMessages)
  const mayEdit = useMayEdit()
  const [step, setStep] = useState<Step>({ id: 'list' })
  const webhooks = useItem(webhooksResource.list, {})
  const { districtId } = owner
  const listed = webhooks.data?.filter(
    (webhook) => districtId === undefined || webhook.districtId === null || webhook.districtId === districtId,
  )
  const toList = () => setStep({ id: 'list' })
  if (step.id === 'secret')
    return (
      <SecretOnce
        open={open}
        title={m.shown.title}
        text={m.shown.text}
        owner={{ label: m.form.name, value: step.created.name }}
        secret={{ label: m.shown.secret, value: step.created.secret }}
        done={m.shown.done}
        onClose={toList}
      />
    )
  if (step.id === 'form')
    return (
      <WebhookForm
        districtId={districtId ?? null}
        webhook={step.webhook}
        open={open}
        onClose={toList}
        onCreated={(created) => setStep({ id: 'secret', created })}
        m={m}
      />
    )
  if (step.id === 'deliveries')
    return <WebhookDeliveries webhook={step.webhook} open={open} onClose={toList} m={m} />
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.title(owner.name)}
      width="lg"
      actions={
        <>
          <Button onClick={onClose}>{m.close}</Button>
          {mayEdit && (
            <Button kind="primary" onClick={() => setStep({ id: 'form' })}>
              {m.create.action}
            </Button>
          )}
        </>
      }
    >
      <div className={form.parts}>
        <p className={form.text}>{districtId === undefined ? m.text.client : m.text.district}</p>
        {listed ? (
          <WebhookList
            webhooks={listed}
            mayEdit={mayEdit}
            onEdit={(webhook) => setStep({ id: 'form', webhook })}
            onDeliveries={(webhook) => setStep({ id: 'deliveries', webhook })}
            onSecret={(created) => setStep({ id: 'secret', created })}
            m={m}
          />
        ) : webhooks.errors.length > 0 ? (
          <ErrorState failure={webhooks.errors[0]} onRetry={webhooks.retry} />
        ) : (
          <div aria-busy="true">
            <Skeleton width={220} />
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** As the server decides (R47). */
const useMayEdit = (): boolean => {
  const { allows } = useAccess()
  return (
    allows({ all: ['ROLE_SETUP_DISTRICT_CREATE'], orEmployee: true }) ||
    allows({ all: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT'] }) ||
    allows({ all: ['ROLE_IMT_CLIENTS_EDIT'] })
  )
}
