import { type Authentication, placeOf, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { AuthenticationIcon } from '../../../parts/icons/icons.ts'
import { FormSkeleton, type FormSkeletonProps } from '../../../patterns/form-section/form-skeleton.tsx'
import { PageHeader } from '../../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../../patterns/place-link/place-button.tsx'
import { EmptyState } from '../../../patterns/states/empty-state.tsx'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import { AuditHistory } from '../../audit/audit-history.tsx'
import { AuthenticationTabs } from '../authentication-tabs.tsx'
import { policyMessages } from './messages.ts'
import * as css from './policy.css.ts'
import { type LocalAuthentication, useLocalAuthentication } from './use-local-authentication.ts'

export type LocalPolicyPageProps = {
  districtId: string
  current: 'account-locking' | 'password-complexity'
  title: string
  /** The first sections of the form, while it is on its way. */
  skeleton: FormSkeletonProps['sections']
  /** The settings of Local that the page is about: only their changes are its history. */
  settings: readonly string[]
  /** `history` ends what stands beside the form. */
  children: (stored: Authentication, local: LocalAuthentication, history: ReactElement) => ReactElement
}

/** The page of a policy that is kept in the settings of Local: its title, and what stands there while there is none. */
export function LocalPolicyPage(props: LocalPolicyPageProps): ReactElement {
  const { districtId, current, title, skeleton, settings, children } = props
  const m = useMessages('sign-in-policy', policyMessages)
  const local = useLocalAuthentication()
  const { stored, loading, errors, retry } = local
  return (
    <>
      <PageHeader
        title={title}
        description={m.localOnly}
        tabs={<AuthenticationTabs districtId={districtId} current={current} />}
      />
      {stored ? (
        children(
          stored,
          local,
          <div className={css.part}>
            <AuditHistory
              districtId={districtId}
              subjects={[{ kind: 'authentication', id: stored.id }]}
              place="part"
              fields={settings.map((name) => `settings.${name}`)}
            />
          </div>,
        )
      ) : errors.length > 0 ? (
        <ErrorState failure={errors[0]} onRetry={retry} />
      ) : loading ? (
        <FormSkeleton alone sections={skeleton} />
      ) : (
        <EmptyState
          icon={<AuthenticationIcon size="xl" />}
          title={m.missing.title}
          action={
            <PlaceButton to={placeOf('authentication-configs', { districtId })}>
              {m.missing.action}
            </PlaceButton>
          }
        >
          {m.missing.text}
        </EmptyState>
      )}
    </>
  )
}
