import {
  aeriesConnectionSchema,
  oneRosterConnectionSchema,
  qConnectionSchema,
  qmlativConnectionSchema,
} from '../../entities/sis-connection.schema.ts'

export const validatorBodies = {
  'validators.aeries': aeriesConnectionSchema,
  'validators.q': qConnectionSchema,
  'validators.qmlativ': qmlativConnectionSchema,
  'validators.oneroster': oneRosterConnectionSchema,
}
