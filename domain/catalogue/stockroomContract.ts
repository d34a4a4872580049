import { z } from 'zod'
import { contract } from '#domain/kernel/endpoint.ts'
import { ProductAnswer } from './catalogueContract.ts'
import { NewProduct } from './productForm.ts'

/** What admins do with products. */
export const stockroomContract = contract({
  'POST products/add': {
    summary: 'Add a product',
    who: 'admin',
    querydata: NewProduct,
    answer: z.object({ data: ProductAnswer, result: ProductAnswer }),
  },
})
