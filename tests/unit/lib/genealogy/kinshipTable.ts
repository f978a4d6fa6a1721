/** Maps two ids, « from to », to the first sentence of their kinship, that of the nearest tie; verified by hand. */
const SENTENCES = {
  'ali muhammad': 'Alî est le cousin germain de Muhammad.',
  'muhammad ali': 'Muhammad est le cousin germain d’Alî.',
  'hamza muhammad': 'Hamza est l’oncle paternel de Muhammad.',
  'muhammad hamza': 'Muhammad est le neveu de Hamza.',
  'abu-talib muhammad': 'Abû Tâlib est l’oncle paternel de Muhammad.',
  'halima muhammad': 'Halîma bint Abî Dhu’ayb est la mère de lait (nourrice) de Muhammad.',
  'muhammad halima': 'Muhammad est le fils de lait de Halîma bint Abî Dhu’ayb.',
  'umm-ayman muhammad': 'Umm Ayman est la mère de lait (nourrice) de Muhammad.',
  'zayd-haritha muhammad': 'Zayd ibn Hâritha est le fils adoptif de Muhammad.',
  'muhammad zayd-haritha': 'Muhammad est le père adoptif de Zayd ibn Hâritha.',
  'abu-bakr muhammad': 'Abû Bakr, père d’Â’isha bint Abî Bakr, est le beau-père de Muhammad.',
  'muhammad abu-bakr': 'Muhammad, époux d’Â’isha bint Abî Bakr, est le gendre d’Abû Bakr.',
  'umar muhammad': 'Umar, père de Hafsa bint Umar, est le beau-père de Muhammad.',
  'uthman muhammad': 'Uthmân est le fils d’Arwâ bint Kurayz, cousine germaine de Muhammad.',
  'abu-sufyan muhammad': 'Abû Sufyân est un parent par le sang de Muhammad au 8e degré.',
  'hasan husayn': 'Al-Hasan est le frère germain d’al-Husayn.',
  'zaynab fatima': 'Zaynab bint Muhammad est la sœur germaine de Fâtima.',
  'qasim ibrahim': 'Al-Qâsim est le demi-frère consanguin d’Ibrâhîm.',
  'abu-sufyan umm-jamil':
    'Abû Sufyân est le frère d’Umm Jamîl bint Harb, par le père au moins.',
  'muawiya umm-habiba': 'Mu’âwiya est le frère d’Umm Habîba, par le père au moins.',
  'umm-al-fadl maymuna': 'Umm al-Fadl est la sœur de Maymûna bint al-Hârith.',
  'ibn-abbas maymuna': 'Abdallâh ibn Abbâs est le neveu de Maymûna bint al-Hârith.',
  'maymuna abbas': 'Maymûna bint al-Hârith, sœur d’Umm al-Fadl, est la belle-sœur d’al-Abbâs.',
  'khadija aisha':
    'Khadîja bint Khuwaylid et Â’isha bint Abî Bakr ont été épouses du même homme, Muhammad.',
  'hafsa aisha':
    'Hafsa bint Umar et Â’isha bint Abî Bakr ont été épouses du même homme, Muhammad.',
  'zubayr muhammad': 'Al-Zubayr ibn al-Awwâm est le cousin germain de Muhammad.',
  'zubayr khadija': 'Al-Zubayr ibn al-Awwâm est le neveu de Khadîja bint Khuwaylid.',
  'khadija zubayr': 'Khadîja bint Khuwaylid est la tante paternelle d’al-Zubayr ibn al-Awwâm.',
  'waraqa khadija': 'Waraqa ibn Nawfal est le cousin germain de Khadîja bint Khuwaylid.',
  'zaynab-jahsh muhammad': 'Zaynab bint Jahsh est la cousine germaine de Muhammad.',
  'qusayy muhammad': 'Qusayy est un ancêtre de Muhammad à la 5e génération.',
  'muhammad kilab': 'Muhammad est un descendant de Kilâb à la 5e génération.',
  'hashim muhammad': 'Hâshim est l’arrière-grand-père paternel de Muhammad.',
  'abd-al-muttalib muhammad': 'Abd al-Muttalib est le grand-père paternel de Muhammad.',
  'wahb muhammad': 'Wahb ibn Abd Manâf est le grand-père maternel de Muhammad.',
  'hasan muhammad': 'Al-Hasan est le petit-fils de Muhammad.',
  'abdallah-zubayr aisha': 'Abdallâh ibn al-Zubayr est le neveu d’Â’isha bint Abî Bakr.',
  'asma aisha': 'Asmâ’ bint Abî Bakr est la demi-sœur consanguine d’Â’isha bint Abî Bakr.',
  'abdallah-zubayr abu-bakr': 'Abdallâh ibn al-Zubayr est le petit-fils d’Abû Bakr.',
  'abdallah-zubayr abu-quhafa': 'Abdallâh ibn al-Zubayr est l’arrière-petit-fils d’Abû Quhâfa.',
  'umama fatima': 'Umâma bint Abî l-Âs est la nièce de Fâtima.',
  'ali umama':
    'Alî est le cousin germain de Muhammad, grand-père maternel d’Umâma bint Abî l-Âs.',
  'saffah mansur': 'Abû l-Abbâs al-Saffâh est le frère d’al-Mansûr, par le père au moins.',
  'marwan uthman': 'Marwân ibn al-Hakam est le cousin germain d’Uthmân.',
  'abd-al-malik muawiya': 'Abd al-Malik est un parent par le sang de Mu’âwiya au 7e degré.',
  'hind muhammad': 'Hind bint Utba est une parente par le sang de Muhammad au 8e degré.',
  'halima khadija':
    'Halîma bint Abî Dhu’ayb est la mère de lait de Muhammad, époux de Khadîja bint Khuwaylid.',
  'umar ali': 'Umar, époux d’Umm Kulthûm bint Alî, est le gendre d’Alî.',
  'umm-kulthum-ali hafsa':
    'Umm Kulthûm bint Alî, épouse d’Umar, est la belle-mère de Hafsa bint Umar.',
  'usama muhammad': 'Usâma ibn Zayd est le fils d’Umm Ayman, mère de lait de Muhammad.',
  'usama zaynab-jahsh':
    'Usâma ibn Zayd, fils de Zayd ibn Hâritha, est le beau-fils de Zaynab bint Jahsh.',
  'amina abd-al-muttalib':
    'Âmina bint Wahb est une parente par le sang d’Abd al-Muttalib au 8e degré.',
  'hala amina': 'Hâla bint Wuhayb est la cousine germaine d’Âmina bint Wahb.',
  'abu-lahab abu-talib': 'Abû Lahab est le demi-frère consanguin d’Abû Tâlib.',
  'abu-lahab umm-jamil':
    'Abû Lahab est un parent par le sang d’Umm Jamîl bint Harb au 7e degré.',
  'umm-jamil muawiya': 'Umm Jamîl bint Harb est la tante paternelle de Mu’âwiya.',
  'jafar hasan': 'Ja’far ibn Abî Tâlib est l’oncle paternel d’al-Hasan.',
  'hashim umayya': 'Hâshim est l’oncle paternel d’Umayya.',
  'utba muawiya': 'Utba ibn Rabî’a est le grand-père maternel de Mu’âwiya.',
  'nutayla abdallah':
    'Nutayla bint Janâb, épouse d’Abd al-Muttalib, est la belle-mère d’Abdallâh.',
  'abdallah-umar hafsa': 'Abdallâh ibn Umar est le frère germain de Hafsa bint Umar.',
  'safiyya-bint-abd-al-muttalib khadija':
    'Safiyya bint Abd al-Muttalib est une parente par le sang de Khadîja bint Khuwaylid au 8e degré.',
  'abu-l-as-rabi muhammad':
    'Abû l-Âs ibn al-Rabî’, époux de Zaynab bint Muhammad, est le gendre de Muhammad.',
  'yazid husayn': 'Yazîd ibn Mu’âwiya est un parent par le sang d’al-Husayn au 11e degré.',
  'fatima-bint-asad abd-al-muttalib': 'Fâtima bint Asad est la nièce d’Abd al-Muttalib.',
};

export const KINSHIPS = Object.entries(SENTENCES).map(([pair, sentence]) => {
  const [from = '', to = ''] = pair.split(' ');
  return [from, to, sentence] as const;
});
