/** The labels of one to five stars, in that order. */
export const starLabels = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']
