/** What a review is about. */
export const reviewSubjectKinds = ['product', 'provider'] as const
export type ReviewSubjectKind = (typeof reviewSubjectKinds)[number]

export interface ReviewSubject {
  kind: ReviewSubjectKind
  id: string
}

/** The subject of anything that names a product or a service provider. */
export const subjectOf = (named: { productId?: string | undefined; providerId?: string | undefined }): ReviewSubject =>
  named.providerId === undefined
    ? { kind: 'product', id: named.productId ?? '' }
    : { kind: 'provider', id: named.providerId }
