/** How a contact is related to a student. Stored values and their labels. */
export const CONTACT_RELATIONSHIPS = {
  mother: 'Mother',
  father: 'Father',
  parent: 'Parent',
  stepparent: 'Stepparent',
  grandparent: 'Grandparent',
  guardian: 'Guardian',
  fosterParent: 'Foster parent',
  sibling: 'Sibling',
  auntUncle: 'Aunt or uncle',
  emergency: 'Emergency contact',
  agency: 'Agency',
  other: 'Other',
  self: 'Self',
} as const
