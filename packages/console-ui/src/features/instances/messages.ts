import {
  INSTANCE_ENVIRONMENTS,
  INSTANCE_REGIONS,
  INSTANCE_STEPS,
  type InstanceStatus,
} from '@edconsole/console-core'

/** What every screen about instances says in the same words; a host replaces them as `instances`. */
export const instanceMessages = {
  statuses: {
    requested: 'Requested',
    provisioning: 'Provisioning',
    active: 'Active',
    maintenance: 'Maintenance',
    suspended: 'Suspended',
    failed: 'Failed',
    deprovisioning: 'Deprovisioning',
    retired: 'Retired',
  } satisfies Record<InstanceStatus, string>,
  environments: INSTANCE_ENVIRONMENTS,
  regions: INSTANCE_REGIONS,
  steps: INSTANCE_STEPS,
  noun: { one: 'instance', many: 'instances' },
  columns: {
    name: 'Instance',
    clientName: 'Client',
    environment: 'Kind',
    status: 'Status',
    region: 'Region',
    version: 'Version',
    products: 'Products',
    url: 'Address',
    updatedAt: 'Edited (ET)',
    updatedBy: 'Edited by',
    id: 'Instance ID',
  },
  more: (count: number) => `+${count}`,
  search: 'Name, address, or client',
  copied: 'Address copied',
  notCopied: 'Your browser blocked copying.',
  filters: { clientId: 'Client', status: 'Status', environment: 'Kind', region: 'Region' },
  views: { label: 'Status', all: 'All', atWork: 'In progress', stopped: 'Not running' },
  menu: {
    open: 'Details',
    visit: 'Open address',
    copy: 'Copy address',
    edit: 'Edit',
    sandbox: 'Create sandbox',
  },
  /** What people do to move an instance, by the status that it gets and the one that it has. */
  moves: {
    provisioning: (from: InstanceStatus) => (from === 'failed' ? 'Try again' : 'Start provisioning'),
    active: (from: InstanceStatus) =>
      from === 'maintenance' ? 'End maintenance' : from === 'suspended' ? 'Reactivate' : 'Mark as active',
    maintenance: () => 'Start maintenance',
    suspended: () => 'Suspend',
    failed: () => 'Stop provisioning',
    deprovisioning: () => 'Deprovision',
    retired: () => 'Retire',
    requested: () => 'Request',
  } satisfies Record<InstanceStatus, (from: InstanceStatus) => string>,
  change: {
    title: {
      provisioning: (name: string, from: InstanceStatus) =>
        from === 'failed' ? `Try to provision ${name} again?` : `Start provisioning ${name}?`,
      active: (name: string) => `Make ${name} active?`,
      maintenance: (name: string) => `Start maintenance on ${name}?`,
      suspended: (name: string) => `Suspend ${name}?`,
      failed: (name: string) => `Stop provisioning ${name}?`,
      deprovisioning: (name: string) => `Deprovision ${name}?`,
      retired: (name: string) => `Retire ${name}?`,
      requested: (name: string) => `Request ${name}?`,
    } satisfies Record<InstanceStatus, (name: string, from: InstanceStatus) => string>,
    /** Before the text, where some are. */
    kept: 'Completed steps are kept.',
    text: {
      provisioning: 'This may take several minutes. You can leave this page.',
      active: 'People will be able to sign in.',
      maintenance: "People can't sign in until maintenance ends. Data is kept.",
      suspended: "People can't sign in. Data is kept.",
      failed: 'You can try again or deprovision it later.',
      deprovisioning: "People can't sign in. The address and all data are removed. This can't be undone.",
      retired: "The address and all data are removed. This can't be undone.",
      requested: '',
    } satisfies Record<InstanceStatus, string>,
    reason: 'Reason',
    reasonOptional: "Shown in the instance's history.",
    reasonMissing: 'Enter the reason',
    reasonLong: 'Enter 500 characters or fewer',
    busy: 'Saving',
    moved: (name: string, status: string) =>
      `${name} is now ${status.toLowerCase()}, so this is no longer possible.`,
  },
  sandbox: {
    title: (name: string) => `Create a sandbox of ${name}?`,
    text: "Copies the client's data and products. Personal fields are left blank. This may take several minutes. You can leave this page.",
    confirm: 'Create sandbox',
    busy: 'Creating',
  },
  work: {
    step: (at: number, of: number) => `Step ${at} of ${of}`,
    started: (at: string, by: string | null) => (by === null ? `Started ${at}` : `Started ${at} by ${by}`),
    leave: 'You can leave this page.',
    tryAgain: 'Try again',
    trying: 'Starting',
    states: { pending: 'Not started', running: 'Running', done: 'Done', failed: 'Failed' },
    list: 'Steps',
  },
}

export type InstanceMessages = typeof instanceMessages
