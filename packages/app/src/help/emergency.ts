/** Source: product spec §2 “Help dialog”. */
export const EMERGENCY_HREF = 'tel:911';
