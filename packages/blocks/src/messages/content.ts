/** Dutch texts of ratings and travelers' stories. */
export const content = {
  stars: (filled: number, most: number): string => `${filled} van ${most} sterren`,
  requestSuchTrip: "Vraag zo’n reis aan",
};
