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
  search: 'Name, address or client',
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
      maintenance: (name: string) => `Start maintenance of ${name}?`,
      suspended: (name: string) => `Suspend ${name}?`,
      failed: (name: string) => `Stop provisioning ${name}?`,
      deprovisioning: (name: string) => `Deprovision ${name}?`,
      retired: (name: string) => `Retire ${name}?`,
      requested: (name: string) => `Request ${name}?`,
    } satisfies Record<InstanceStatus, (name: string, from: InstanceStatus) => string>,
    text: {
      provisioning: 'Steps that are done stay. This may take several minutes; you can leave the page.',
      active: 'People can sign in.',
      maintenance: 'Nobody can sign in until maintenance ends. Data is kept.',
      suspended: 'Nobody can sign in. Data is kept.',
      failed: 'Steps that are done stay. You can try again or deprovision it later.',
      deprovisioning:
        'Nobody can sign in. Its address and all of its data are removed. This can’t be undone.',
      retired: 'Its address and all of its data are removed. This can’t be undone.',
      requested: '',
    } satisfies Record<InstanceStatus, string>,
    reason: 'Reason',
    reasonOptional: 'Shown in the history of the instance.',
    reasonMissing: 'Enter the reason',
    reasonLong: 'Enter 500 characters or fewer',
    busy: 'Saving',
    moved: (name: string, status: string) => `${name} is ${status.toLowerCase()} now, so this can’t be done.`,
  },
  sandbox: {
    title: (name: string) => `Create a sandbox of ${name}?`,
    text: 'A copy of the client’s data with personal fields left empty, with the same products. It may take several minutes; you can leave the page.',
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
