# What the narrator of the guided first games says. A step has its text, a hint that names the goal, and perhaps what to
# say once it is done.

lesson-learner = You
lesson-rival = Bolt
