/** Why a description of an identity provider is of no use, in a sentence for the user who entered it. */
export class DescriptionFault extends Error {
  override name = 'DescriptionFault'
}
