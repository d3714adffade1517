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
import { CopyButton } from '../../parts/copy-button/copy-button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { webhookMessages } from './messages.ts'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookList } from './webhook-list.tsx'
import * as css from './webhooks.css.ts'

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
  if (step.id === 'secret') return <NewSecret open={open} created={step.created} onClose={toList} m={m} />
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
      <div className={css.parts}>
        <p className={css.text}>{districtId === undefined ? m.text.client : m.text.district}</p>
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

type NewSecretProps = Pick<WebhooksDialogProps, 'open' | 'onClose'> & {
  created: WebhookWithSecret
  m: typeof webhookMessages
}

function NewSecret({ open, created, onClose, m }: NewSecretProps): ReactElement {
  return (
    <Dialog
      open={open}
      // A click outside the dialog would lose the secret.
      locked
      onClose={onClose}
      title={m.shown.title}
      actions={
        <Button kind="primary" onClick={onClose}>
          {m.shown.done}
        </Button>
      }
    >
      <div className={css.parts}>
        <p className={css.text}>{m.shown.text}</p>
        <KeyValue
          label={m.shown.title}
          items={[
            { key: m.form.name, value: created.name },
            {
              key: m.shown.secret,
              value: (
                <span className={css.secret}>
                  {created.secret}
                  <CopyButton text={created.secret} what={m.shown.secret} />
                </span>
              ),
              mono: 'value',
            },
          ]}
        />
      </div>
    </Dialog>
  )
}
