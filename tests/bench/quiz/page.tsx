import { createRoot } from 'react-dom/client';
import { ReviewedQuiz } from '@/app/outils/quizz/ReviewedQuiz.client';
import { openStage } from '@/tests/bench/harness/page';
import { timesOfGestures } from '@/tests/bench/quiz/gestures';

createRoot(openStage()).render(<ReviewedQuiz rosette={null} />);
Object.assign(window, { timesOfGestures });
