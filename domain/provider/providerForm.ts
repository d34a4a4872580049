import { z } from 'zod'
import { booleanField } from '#domain/catalogue/productFields.ts'
import { providerFields } from './providerFields.ts'

const { profilePictureUrl, images, daysOff, verified } = providerFields

/** The service provider form. Money in rand. */
export const NewProvider = z.object({
  ...providerFields,
  profilePictureUrl: profilePictureUrl.default(''),
  images: images.default([]),
  daysOff: daysOff.default([]),
  verified: verified.default(false),
  /** Whether the provider is in the directory at once. */
  isActive: booleanField.default(true),
})

/** Any part of the service provider form, for an existing provider. */
export const ProviderEdit = z.object({
  ...z.object(providerFields).partial().shape,
  /** Whether the provider is in the directory. */
  isActive: booleanField.optional(),
  /** The version that the editor saw: an edit of any other is refused. */
  version: z.int('The version must be a whole number').min(0, 'The version must be a whole number').optional(),
})
