/** The hand-drawn desert on 1600 × 400 units: the line of each crest, then its body. */
export const DESERT = { width: 1600, height: 400 };

/** Transform of the town in the desert. */
export const TOWN_PLACE = 'translate(830 212)';

const bodyPath = `V${DESERT.height}H0z`;

const mountains = `M0 128l52-10 40 5 66-24 38 10 58-17 46 12 34-6 60 20 72-9 58 14 88-7 60 12 104-4 90 8 96-22 60 9 72-21 44 8 58-18 52 15 44-8 70 22 58-9 80 12 40-4${bodyPath}`;

const farCrest =
  'M0 164c110-6 210-46 350-48 150-2 230 44 420 48 170 4 300-22 450-24 150-2 260 20 380 26';
const middleCrest =
  'M0 226c150-4 270-50 420-54 160-4 240 46 420 52 150 6 300-16 440-18 130-2 230 14 320 14';
const nearCrest = 'M0 292c160 18 300 12 470-16 210-36 350-26 540 2 220 32 420 26 590-6';

/** Layers, back to front; `shade` is a slope turned away from the light. */
export const dunes = {
  mountains,
  far: farCrest + bodyPath,
  middle: middleCrest + bodyPath,
  middleShade:
    'M420 172c52 12 70 32 44 58-28 28-4 56 66 84 50 20 80 50 100 86H0V226c150-4 270-50 420-54z',
  near: nearCrest + bodyPath,
  nearShade: 'M1010 278c70 24-20 42 40 66 30 14 60 30 80 56H300c330-10 560-60 710-122z',
  /** The crest before the town, which catches the light. */
  litCrest: middleCrest,
};
