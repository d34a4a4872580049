import { drill, ladder, wallPaint, washingMachine } from '#stories/shop/catalogue/products.ts'

export const workPictures = [drill, ladder, wallPaint, washingMachine].map(({ picture }) => picture)
